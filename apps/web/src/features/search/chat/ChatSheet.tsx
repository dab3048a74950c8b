import { Button, Drawer, UnstyledButton } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconMessageCircle } from '@tabler/icons-react'
import { ChatInput } from './ChatInput.tsx'
import { CHAT_TITLE, ResetButton } from './ChatPanel.tsx'
import classes from './ChatSheet.module.css'
import { MessageList } from './MessageList.tsx'
import type { FollowUp } from './useFollowUp.ts'

interface Props {
  followUp: FollowUp
  /** What the button that leads back to the homes tells of them; undefined while it is not known. */
  homes: { heading: string; total: number } | undefined
}

/** On a phone homes come first: the conversation is a sheet that a bar at the foot opens. */
export function ChatSheet({ followUp, homes }: Props) {
  const [opened, { open, close }] = useDisclosure(false)
  return (
    <>
      <div className={classes.bar} data-screen-only>
        <UnstyledButton
          className={classes.opener}
          data-private
          onClick={open}
          aria-haspopup="dialog"
        >
          <IconMessageCircle size={20} stroke={1.6} aria-hidden />
          {followUp.text.trim() || 'Say what to change…'}
        </UnstyledButton>
      </div>
      <Drawer
        opened={opened}
        onClose={close}
        position="bottom"
        size="86dvh"
        title={CHAT_TITLE}
        closeButtonProps={{ 'aria-label': 'Close the conversation' }}
        classNames={{
          content: classes.content,
          header: classes.header,
          title: classes.title,
          body: classes.body,
        }}
      >
        <MessageList messages={followUp.messages} isProcessing={followUp.isProcessing} />
        <div className={classes.actions}>
          {homes && followUp.messages.length > 1 && (
            <Button variant="light" size="compact-md" onClick={close}>
              {homes.total === 0 ? 'See what to relax' : `See ${homes.heading}`}
            </Button>
          )}
          <ResetButton followUp={followUp} />
        </div>
        <ChatInput followUp={followUp} takesFocus />
      </Drawer>
    </>
  )
}
