/** A front door, and the leaf of a calendar with a day ringed. Decoration only. */
export function DiaryPicture() {
  return (
    <svg width="200" height="116" viewBox="0 0 200 116" aria-hidden="true">
      <path d="M8 104h184" stroke="#7f9c7c" strokeWidth="6" strokeLinecap="round" />
      <path d="M30 102V22h64v80Z" fill="#a9553f" />
      <path d="M22 22h80v-8H22Z" fill="#4a4e52" />
      <path d="M44 102V44h36v58Z" fill="#fbf8f2" />
      <path d="M48 102V60h28v42Z" fill="#1f4d46" />
      <path d="M48 48h28v8H48Z" fill="#f5d98a" />
      <path d="M53 66h7v12h-7zM64 66h7v12h-7zM53 84h7v12h-7zM64 84h7v12h-7z" fill="#163a35" />
      <circle cx="72" cy="82" r="2" fill="#f5d98a" />
      <path d="M38 104h48v-5H38Z" fill="#d9ccb4" />
      <rect x="116" y="30" width="62" height="66" rx="8" fill="#fbf8f2" />
      <path d="M116 48V38a8 8 0 0 1 8-8h46a8 8 0 0 1 8 8v10Z" fill="#c8553d" />
      <path d="M130 24v12M164 24v12" stroke="#4a4e52" strokeWidth="5" strokeLinecap="round" />
      <path
        d="M126 58h6v6h-6zM139 58h6v6h-6zM152 58h6v6h-6zM165 58h6v6h-6zM126 71h6v6h-6zM139 71h6v6h-6zM165 71h6v6h-6zM126 84h6v6h-6zM139 84h6v6h-6zM152 84h6v6h-6z"
        fill="#d9ccb4"
      />
      <path d="M152 71h6v6h-6z" fill="#1f4d46" />
      <circle cx="155" cy="74" r="8" fill="none" stroke="#c8553d" strokeWidth="2.5" />
      <rect
        x="116"
        y="30"
        width="62"
        height="66"
        rx="8"
        fill="none"
        stroke="#d9ccb4"
        strokeWidth="2"
      />
    </svg>
  )
}
