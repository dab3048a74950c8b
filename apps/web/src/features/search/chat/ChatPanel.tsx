import { ActionIcon, Title, Tooltip } from '@mantine/core'
import { IconRotate } from '@tabler/icons-react'
import { ChatInput } from './ChatInput.tsx'
import classes from './ChatPanel.module.css'
import { MessageList } from './MessageList.tsx'
import type { FollowUp } from './useFollowUp.ts'

export const CHAT_TITLE = 'Search with natural language'

/** The conversation that stands beside the homes on a wide screen. */
export function ChatPanel({ followUp }: { followUp: FollowUp }) {
  return (
    <div className={classes.panel}>
      <div className={classes.head}>
        <Title order={2} className={classes.title}>
          {CHAT_TITLE}
        </Title>
        <ResetButton followUp={followUp} />
      </div>
      <MessageList messages={followUp.messages} isProcessing={followUp.isProcessing} />
      <ChatInput followUp={followUp} />
    </div>
  )
}

/** Leaves just the greeting. There is nothing to reset before the first message. */
export function ResetButton({ followUp }: { followUp: FollowUp }) {
  if (followUp.messages.length < 2) return null
  return (
    <Tooltip label="Clear the conversation">
      <ActionIcon
        variant="subtle"
        radius="xl"
        className={classes.reset}
        aria-label="Clear the conversation"
        onClick={followUp.reset}
      >
        <IconRotate size={18} stroke={1.6} aria-hidden />
      </ActionIcon>
    </Tooltip>
  )
}
