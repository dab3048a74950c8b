/** A pillar box with a letter on its way in. Decoration only. */
export function PillarBox() {
  return (
    <svg width="200" height="128" viewBox="0 0 200 128" aria-hidden="true">
      <path d="M12 118h176" stroke="#7f9c7c" strokeWidth="6" strokeLinecap="round" />
      <path d="M26 116c-4-18 8-30 20-26 4-12 22-12 26 0 10 0 14 14 10 26Z" fill="#6f9a72" />
      <path d="M132 116c-2-14 6-24 16-22 5-10 20-8 22 2 9 2 11 12 8 20Z" fill="#5f8a66" />
      <path d="M74 116V36h52v80Z" fill="#c8553d" />
      <path d="M74 36h12v80H74Z" fill="#b24832" />
      <path d="M72 36c2-16 14-22 28-22s26 6 28 22Z" fill="#b24832" />
      <path d="M68 34h64v9H68zM68 106h64v11H68z" fill="#9c3d29" />
      <path d="M86 55h28v7H86z" fill="#3a201a" />
      <path d="M90 76h20v18H90z" fill="#fbf8f2" />
      <path d="M94 82h12M94 87h8" stroke="#9c8f7c" strokeWidth="2" strokeLinecap="round" />
      <g transform="rotate(-9 136 54)">
        <path d="M100 44h54v34h-54z" fill="#fbf8f2" stroke="#d9ccb4" strokeWidth="2" />
        <path d="m101 45 26 19 26-19" fill="none" stroke="#d9ccb4" strokeWidth="2" />
        <circle cx="127" cy="63" r="5" fill="#1f4d46" />
      </g>
    </svg>
  )
}
