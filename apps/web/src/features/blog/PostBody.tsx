import type { Block } from '@hearth/core/blog/blocks.ts'
import { plainText } from '@hearth/core/blog/reading.ts'
import { Callout } from '../../ui/reading/Callout.tsx'
import { headingId } from '../../ui/reading/headingId.ts'
import { Prose } from '../../ui/reading/Prose.tsx'
import { TextTable } from '../../ui/reading/TextTable.tsx'
import { LineText } from './LineText.tsx'
import { SearchExampleCard } from './SearchExampleCard.tsx'

/** What a post says. */
export function PostBody({ blocks }: { blocks: readonly Block[] }) {
  return (
    <Prose>
      {blocks.map((block, at) => (
        <BlockView key={at} block={block} />
      ))}
    </Prose>
  )
}

function BlockView({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading':
      return <h2 id={headingId(block.text)}>{block.text}</h2>
    case 'paragraph':
      return (
        <p>
          <LineText line={block.line} />
        </p>
      )
    case 'quote':
      return (
        <blockquote>
          <LineText line={block.line} />
        </blockquote>
      )
    case 'callout':
      return (
        <Callout title={block.title}>
          <p>
            <LineText line={block.line} />
          </p>
        </Callout>
      )
    case 'list': {
      const List = block.isNumbered ? 'ol' : 'ul'
      return (
        <List>
          {block.items.map((item) => (
            <li key={plainText(item)}>
              <LineText line={item} />
            </li>
          ))}
        </List>
      )
    }
    case 'table':
      return (
        <TextTable
          caption={block.caption}
          head={block.head}
          rows={block.rows.map((row) =>
            row.map((cell) => <LineText key={plainText(cell)} line={cell} />),
          )}
        />
      )
    case 'search':
      return <SearchExampleCard example={block.example} />
  }
}
