/** The window of an estate agent at dusk, with homes in it. Decoration only. */
export function ShopFront() {
  return (
    <svg viewBox="0 0 480 640" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="480" height="640" fill="#84452f" />
      <path
        d="M0 20h480M0 44h480M0 68h480M0 92h480M0 116h480M0 140h480"
        stroke="#6b3324"
        strokeWidth="1.5"
        opacity=".5"
      />
      <Sash x={62} />
      <Sash x={202} />
      <Sash x={342} />
      <path d="M16 164h448v54H16Z" fill="#163a35" />
      <path d="M16 164h448v6H16ZM16 212h448v6H16Z" fill="#0f2a26" />
      <path d="M8 156h464v10H8Z" fill="#d8c9ad" />
      <path d="M226 203v-13h-7l21-17 21 17h-7v13h-9v-8h-10v8Z" fill="#f2c46d" />
      <path d="M60 190h130M290 190h130" stroke="#f2c46d" strokeWidth="2" />
      <path d="M16 218h448v372H16Z" fill="#1f4d46" />
      <path d="M36 262h282v244H36Z" fill="#f5d98a" />
      <Cards />
      <path d="M36 262h282v244H36ZM177 262v244" fill="none" stroke="#163a35" strokeWidth="8" />
      <path
        d="M36 524h130v48H36ZM188 524h130v48H188Z"
        fill="none"
        stroke="#163a35"
        strokeWidth="4"
      />
      <Door />
      <Awning />
      <path d="M0 588h480v16H0Z" fill="#c6b593" />
      <path d="M0 604h480v36H0Z" fill="#22413a" />
    </svg>
  )
}

const Sash = ({ x }: { x: number }) => (
  <g transform={`translate(${x} 0)`}>
    <path d="M-8 18h92v112H-8Z" fill="#f1e7d4" />
    <path d="M0 26h76v96H0Z" fill="#f5d98a" />
    <path d="M0 74h76M38 26v96" stroke="#f1e7d4" strokeWidth="5" />
    <path d="M-12 130h100v8H-12Z" fill="#d8c9ad" />
  </g>
)

const HOMES = [
  { x: 54, y: 292, wall: '#c8553d', sky: '#dfe7dc' },
  { x: 114, y: 292, wall: '#e2cda4', sky: '#b9d0d6' },
  { x: 188, y: 292, wall: '#7f9c86', sky: '#f0dfc4' },
  { x: 248, y: 292, wall: '#f1e7d4', sky: '#a8bfc8' },
  { x: 54, y: 392, wall: '#8fa3ad', sky: '#f3e3c8' },
  { x: 114, y: 392, wall: '#b9795a', sky: '#d5e2dc' },
  { x: 188, y: 392, wall: '#e9d3b0', sky: '#c9b7a6' },
  { x: 248, y: 392, wall: '#a5523c', sky: '#dfe7dc' },
]

/** Homes on offer, each on a card of its own. */
const Cards = () =>
  HOMES.map(({ x, y, wall, sky }) => (
    <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
      <path d="M0 0h50v84H0Z" fill="#fff" />
      <path d="M4 4h42v44H4Z" fill={sky} />
      <path d="M12 48V28l13-11 13 11v20Z" fill={wall} />
      <path d="M9 29 25 15l16 14" fill="none" stroke="#20302c" strokeWidth="3" />
      <path d="M22 48V37h6v11Z" fill="#20302c" />
      <path d="M6 57h28" stroke="#1f4d46" strokeWidth="4" />
      <path d="M6 66h36M6 74h22" stroke="#c9c2b4" strokeWidth="3" />
    </g>
  ))

const Door = () => (
  <>
    <path d="M338 262h108v328H338Z" fill="#163a35" />
    <path d="M348 274h88v316h-88Z" fill="#c8553d" />
    <path d="M360 292h64v150h-64Z" fill="#f5d98a" />
    <path d="M392 292v150M360 368h64" stroke="#a23f2a" strokeWidth="4" />
    <path d="M360 466h64v96h-64Z" fill="none" stroke="#a23f2a" strokeWidth="5" />
    <circle cx="428" cy="454" r="6" fill="#f2c46d" />
  </>
)

const STRIPE = 37.5

/** Twelve stripes with a rounded hem. */
function Awning() {
  const stripes = Array.from({ length: 12 }, (_, nth) => ({
    x: 15 + nth * STRIPE,
    fill: nth % 2 === 0 ? '#f1e7d4' : '#b24832',
  }))
  return stripes.map(({ x, fill }) => (
    <path key={x} d={`M${x} 218h${STRIPE}v40a${STRIPE / 2} 14 0 0 1-${STRIPE} 0Z`} fill={fill} />
  ))
}
