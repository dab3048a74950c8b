/** A front door at dusk with a light above it. Decoration only. */
export function FrontDoor() {
  return (
    <svg viewBox="0 0 480 640" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <rect width="480" height="640" fill="#1b443d" />
      <path d="M0 250h480v390H0Z" fill="#7c3f30" />
      <path d="M0 0h480v250H0Z" fill="#84452f" />
      <Courses />
      <circle cx="240" cy="196" r="210" fill="#f2a65a" opacity=".2" />
      <circle cx="240" cy="176" r="120" fill="#f7d9a8" opacity=".2" />
      <path d="M146 570V250a94 94 0 0 1 188 0v320Z" fill="#f1e7d4" />
      <path d="M162 570V252a78 78 0 0 1 156 0v318Z" fill="#163a35" />
      <path d="M172 262a68 68 0 0 1 136 0Z" fill="#f5d98a" />
      <path
        d="M240 262v-68M240 262l-58-36M240 262l58-36M240 262l-30-62M240 262l30-62"
        stroke="#163a35"
        strokeWidth="4"
      />
      <path d="M172 274h136v296H172Z" fill="#c8553d" />
      <path
        d="M188 292h46v92h-46ZM246 292h46v92h-46ZM188 408h46v142h-46ZM246 408h46v142h-46Z"
        fill="none"
        stroke="#a23f2a"
        strokeWidth="5"
      />
      <path d="M220 394h40v8h-40Z" fill="#f2c46d" />
      <circle cx="296" cy="430" r="7" fill="#f2c46d" />
      <path d="M232 118h16v18h-16ZM222 136h36l6 34h-48Z" fill="#20302c" />
      <path d="M228 142h24l4 24h-32Z" fill="#ffe9b8" />
      <path d="M126 570h228v18H126Z" fill="#d8c9ad" />
      <path d="M106 588h268v20H106Z" fill="#c6b593" />
      <path d="M0 608h480v32H0Z" fill="#22413a" />
      <Planter x={58} />
      <Planter x={350} />
    </svg>
  )
}

/** The joints of a brick wall, every second course set off by half a brick. */
function Courses() {
  const rows = Array.from({ length: 27 }, (_, row) => 24 * row)
  return (
    <g stroke="#6b3324" strokeWidth="1.5" opacity=".55">
      {rows.map((y) => (
        <path key={y} d={`M0 ${y}h480`} />
      ))}
      {rows.map((y) => (
        <path
          key={`joints at ${y}`}
          d={`M0 ${y + 12}h480`}
          strokeWidth="24"
          strokeDasharray="1.5 58.5"
          strokeDashoffset={y % 48 === 0 ? 0 : 30}
        />
      ))}
    </g>
  )
}

/** A clipped bay tree in a pot. */
function Planter({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <path d="M32 500h8v60h-8Z" fill="#5b4632" />
      <circle cx="36" cy="470" r="42" fill="#4f7a58" />
      <circle cx="24" cy="456" r="22" fill="#639068" />
      <path d="M8 556h56l-8 52H16Z" fill="#d9ccb4" />
      <path d="M4 548h64v12H4Z" fill="#e8dcc5" />
    </g>
  )
}
