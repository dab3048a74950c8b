/** A terrace with one house missing: the picture of a page that is not there. Decoration only. */
export function EmptyPlot({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 640 300" aria-hidden="true">
      <rect width="640" height="300" fill="#dfeaea" />
      <circle cx="508" cy="70" r="26" fill="#f7e6c4" />
      <path d="M0 214c90-46 170-52 262-22s176 26 378-26v134H0Z" fill="#c6d8c3" />
      <TownHouse x={46} wall="#a9553f" door="#1f4d46" />
      <TownHouse x={166} wall="#b8674c" door="#274472" />
      <TownHouse x={430} wall="#a9553f" door="#d3a02c" />
      <Plot />
      <path d="M0 262h640v38H0Z" fill="#7f9c7c" />
    </svg>
  )
}

function TownHouse({ x, wall, door }: { x: number; wall: string; door: string }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <rect x="84" y="58" width="20" height="34" fill="#8f4533" />
      <path d="M-6 112 8 80h104l14 32Z" fill="#4a4e52" />
      <rect width="120" height="152" y="110" fill={wall} />
      <path d="M0 132h120M0 156h120M0 180h120M0 204h120M0 228h120" stroke="#000" opacity=".07" />
      <Window x={14} y={126} />
      <Window x={70} y={126} />
      <Window x={14} y={190} />
      <rect x="70" y="188" width="38" height="74" fill="#fbf8f2" />
      <rect x="74" y="204" width="30" height="58" fill={door} />
      <rect x="74" y="192" width="30" height="9" fill="#f5d98a" />
      <circle cx="99" cy="234" r="2" fill="#f5d98a" />
    </g>
  )
}

function Window({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width="38" height="44" fill="#fbf8f2" />
      <path d="M4 4h13v36H4zM21 4h13v36H21z" fill="#9db8bd" />
      <path d="M4 21h30" stroke="#fbf8f2" strokeWidth="2" />
      <path d="M-3 44h44v4H-3z" fill="#e6dfd2" />
    </g>
  )
}

function Plot() {
  return (
    <g>
      <path
        d="M292 262V112l12-30h96l14 30v150"
        fill="none"
        stroke="#5d7a72"
        strokeWidth="3"
        strokeDasharray="9 9"
        strokeLinejoin="round"
      />
      <path d="M286 112h140" stroke="#5d7a72" strokeWidth="3" strokeDasharray="9 9" />
      <path d="M352 262v-62" stroke="#7a5b44" strokeWidth="7" strokeLinecap="round" />
      <rect x="312" y="164" width="80" height="44" rx="8" fill="#fbf8f2" stroke="#e6dfd2" />
      <path d="m352 172 17 13v14h-34v-14Z" fill="#1f4d46" />
      <path
        d="M350 190.500c0-2.500 4.500-2.300 4.500-5.200 0-3.200-5-3.200-5-.3M350.500 195h.1"
        fill="none"
        stroke="#f2a65a"
        strokeWidth="2.200"
        strokeLinecap="round"
      />
      <circle cx="304" cy="256" r="10" fill="#5f8a66" />
      <circle cx="320" cy="258" r="8" fill="#6f9a72" />
      <circle cx="402" cy="257" r="9" fill="#5f8a66" />
    </g>
  )
}
