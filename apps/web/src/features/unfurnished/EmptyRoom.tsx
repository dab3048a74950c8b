/** An empty room in evening light, with one chair and a box to unpack. Decoration only. */
export function EmptyRoom({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 560 280" aria-hidden="true">
      <rect width="560" height="280" fill="#efe3cf" />
      <path d="M0 212h560v68H0Z" fill="#c99f74" />
      <path
        d="M0 236h560M0 258h560M96 212l-22 68M236 212l-8 68M372 212l12 68M484 212l26 68"
        stroke="#b58a60"
      />
      <path d="M0 204h560v8H0z" fill="#fbf8f2" />
      <g>
        <rect x="196" y="44" width="168" height="128" fill="#fbf8f2" />
        <rect x="206" y="54" width="70" height="108" fill="#3b6b63" />
        <rect x="284" y="54" width="70" height="108" fill="#3b6b63" />
        <path
          d="M206 138c30-20 48-16 70-6v30h-70ZM284 128c28-12 46-6 70 6v28h-70Z"
          fill="#1f4d46"
        />
        <circle cx="326" cy="80" r="12" fill="#f7e6c4" />
        <path d="M188 172h184v8H188z" fill="#e6d8be" />
      </g>
      <path d="M206 212h148l44 68H176Z" fill="#f7e6c4" opacity=".32" />
      <g transform="translate(88 0)">
        <path d="M14 146h52v38H14z" fill="#c8553d" />
        <path d="M6 184h68v14H6z" fill="#b24832" />
        <path
          d="M12 198v44M68 198v44M22 198v34M58 198v34"
          stroke="#6a4a34"
          strokeWidth="5"
          strokeLinecap="round"
        />
      </g>
      <g transform="translate(418 0)">
        <path d="M0 194h74v50H0z" fill="#d8ae7c" />
        <path d="M0 194h37l-12-22h-40ZM37 194h37l16-20H50Z" fill="#e4c197" />
        <path d="M30 194h14v50H30z" fill="#c4945f" />
        <path
          d="M46 172c-2-28 6-44 22-52M48 156c-10-8-20-10-28-6M52 142c8-6 18-6 24 2"
          fill="none"
          stroke="#3c6a4e"
          strokeWidth="4"
          strokeLinecap="round"
        />
        <ellipse cx="70" cy="118" rx="11" ry="7" fill="#5f8a66" transform="rotate(-30 70 118)" />
        <ellipse cx="18" cy="149" rx="10" ry="6" fill="#6f9a72" transform="rotate(16 18 149)" />
        <ellipse cx="80" cy="146" rx="10" ry="6" fill="#5f8a66" transform="rotate(24 80 146)" />
      </g>
      <path d="M452 0v46" stroke="#5d6b66" strokeWidth="2" />
      <path d="M436 62a16 16 0 0 1 32 0Z" fill="#1f4d46" />
      <circle cx="452" cy="66" r="7" fill="#f7d98a" />
    </svg>
  )
}
