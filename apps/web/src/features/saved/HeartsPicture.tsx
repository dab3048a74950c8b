/** Two houses and a heart to be filled. Decoration only. */
export function HeartsPicture() {
  return (
    <svg width="200" height="112" viewBox="0 0 200 112" aria-hidden="true">
      <path d="M8 100h184" stroke="#7f9c7c" strokeWidth="6" strokeLinecap="round" />
      <path d="M26 98V56l30-22 30 22v42Z" fill="#d9ccb4" />
      <path
        d="M18 60 56 30l38 30"
        fill="none"
        stroke="#4a4e52"
        strokeWidth="8"
        strokeLinejoin="round"
      />
      <path d="M48 98V74h16v24Z" fill="#c8553d" />
      <path d="M34 66h9v11h-9zM70 66h9v11h-9z" fill="#9db8bd" />
      <path d="M114 98V56l30-22 30 22v42Z" fill="#a9553f" />
      <path
        d="m106 60 38-30 38 30"
        fill="none"
        stroke="#4a4e52"
        strokeWidth="8"
        strokeLinejoin="round"
      />
      <path d="M136 98V74h16v24Z" fill="#1f4d46" />
      <path d="M122 66h9v11h-9zM158 66h9v11h-9z" fill="#f5d98a" />
      <path
        d="M100 34c-7-9-20-5-20 5 0 9 10 15 20 23 10-8 20-14 20-23 0-10-13-14-20-5Z"
        fill="#fbf8f2"
        stroke="#c8553d"
        strokeWidth="3"
        strokeLinejoin="round"
      />
    </svg>
  )
}
