/** The foot of every page: a row of the family's kinds of houses at dusk, one porch light on. */
export function StreetAtNight() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1440 120"
      preserveAspectRatio="xMidYMax slice"
      className="block h-20 w-full fill-night md:h-28"
    >
      <path d="M0 120V112H90V74L84 74 132 40 180 74H174V112H214V62H206L248 22 262 36V26H272V46L290 62H282V112H330V58H350V46H372V34H432V46H454V58H474V112H520V82H510L566 54 622 82H612V112H650V40H656V32H806V40H812V112H852V70H842L890 30 938 70H928V112H968V86H958L1022 58 1086 86H1076V112H1116V52H1206V64H1262V112H1300V76H1292L1338 42 1384 76H1376V112H1440V120Z" />
      <g className="fill-lamp">
        <path d="M882 88h16v24h-16zM236 60h10v14h-10zM252 60h10v14h-10z" opacity=".9" />
        <path
          d="M676 52h14v18h-14zM772 84h14v18h-14zM1136 68h12v16h-12zM396 62h12v18h-12zM556 90h20v12h-20z"
          opacity=".55"
        />
      </g>
    </svg>
  )
}
