/** Roofs at dusk, and a bookmark on the one with its light on. Decoration only. */
export function LookoutPicture() {
  return (
    <svg width="200" height="112" viewBox="0 0 200 112" aria-hidden="true">
      <path d="M8 102h184" stroke="#7f9c7c" strokeWidth="6" strokeLinecap="round" />
      <path d="M14 100V66l24-18 24 18v34Z" fill="#b9c4b4" />
      <path d="M138 100V66l24-18 24 18v34Z" fill="#d9ccb4" />
      <path d="M62 100V52l38-28 38 28v48Z" fill="#a9553f" />
      <path
        d="m54 57 46-34 46 34"
        fill="none"
        stroke="#4a4e52"
        strokeWidth="8"
        strokeLinejoin="round"
      />
      <path d="M91 100V76h18v24Z" fill="#1f4d46" />
      <path d="M72 64h12v13H72zM116 64h12v13h-12z" fill="#f5d98a" />
      <path d="M30 74h11v12H30zM157 74h11v12h-11z" fill="#9db8bd" />
      <path
        d="M150 10h26v40l-13-10-13 10Z"
        fill="#fbf8f2"
        stroke="#c8553d"
        strokeWidth="3"
        strokeLinejoin="round"
      />
    </svg>
  )
}
