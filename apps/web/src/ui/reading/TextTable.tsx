import { type ReactNode, useId } from 'react'
import classes from './TextTable.module.css'

interface Props {
  caption: string
  head: readonly string[]
  /** A cell for each column; the first names its row. */
  rows: readonly (readonly ReactNode[])[]
}

/** A table within a text. Where it is too narrow for the columns, each row becomes a small card. */
export function TextTable({ caption, head, rows }: Props) {
  const id = useId()
  return (
    <div className={classes.frame}>
      <table className={classes.table} aria-labelledby={id}>
        <caption id={id}>{caption}</caption>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((cell, column) =>
                column === 0 ? (
                  <th key={head[column]} scope="row">
                    {cell}
                  </th>
                ) : (
                  <td key={head[column]} data-column={head[column]}>
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
