/** The foot of every page: a street of the family's kinds of houses at dusk, one porch light on. */
export function StreetAtNight() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1440 140"
      preserveAspectRatio="xMidYMax slice"
      className="-mb-px block h-24 w-full fill-night md:h-36"
    >
      <path
        className="opacity-15"
        d="M0 140V92h34V78h46v14h40l28-26 28 26h44V70h60v16h48l34-30 34 30h52V60h30V48h36v12h30v30h70l30-24 30 24h44V62h84v24h56l36-34 36 34h60V72h66v18h40l32-28 32 28h48V64h50v-10h30v10h34v28h60l28-24 28 24h58v48z"
      />
      <path d="M0 134h1440v6H0z" />
      <path d="M80 134V74h-9l60-42 37 26V52h-8l24-42 24 42h-8v82zM104 52V28h11v16zM56 134v-28h-6v-7h38v35z" />
      <path d="M228 98l76-46 36 22V48h13v34l26 16v4h-13v32H242v-32h-14z" />
      <path d="M408 134V78h16V66h22V52h16V38h9V24h6v14h9v14h16v14h22v12h16v56z" />
      <path d="M592 98l58-56 22 21V42h12v32l24 24h-11v36H603V98z" />
      <path d="M740 134V66l40-18v18l40-18v18l40-18v12l5-2V42l-4-2 17-12 17 12-4 2v20h9v72z" />
      <path d="M958 76l67-46 18 12V28h12v22l37 26h-13v58H971V76zM944 134v-26h-6v-7h174v7h-6v26h-6v-26h-56v26h-4v-26h-30v26h-4v-26h-56v26z" />
      <path d="M1136 134V84h-14v-9h112v9h34v50z" />
      <path d="M1318 134V86h-8l42-40 30 29v-16h10v26l28-27 40 38v38z" />
      <path d="M28 134v-20a27 27 0 1 1 5 0v20zM568 134v-18c-30-10-24-66 4-78 28 12 34 68 4 78v18zM712 134v-14a18 18 0 1 1 4 0v14zM920 134v-18a26 26 0 1 1 5 0v18zM1288 134v-16c-22-8-18-52 3-62 21 10 25 54 3 62v16zM388 134v-12a15 15 0 1 1 4 0v12z" />
      <g className="fill-lamp">
        <circle cx="1026" cy="114" r="30" opacity=".14" />
        <path d="M1019 110h14v24h-14zM1024 101h4v5h-4z" />
        <path
          opacity=".7"
          d="M178 66h6v14h-6zM188 66h6v14h-6zM286 108h10v12h-10zM300 108h10v12h-10zM643 104h13v13h-13zM756 82h14v16h-14zM984 86h11v14h-11zM1340 98h9v13h-9zM1353 98h9v13h-9z"
        />
        <path
          opacity=".38"
          d="M98 86h10v16H98zM122 86h10v16h-10zM468 60h6v18h-6zM478 60h6v18h-6zM430 90h12v14h-12zM508 90h12v14h-12zM796 82h14v16h-14zM796 108h14v14h-14zM1056 86h11v14h-11zM1152 96h34v14h-34zM1242 98h12v18h-12zM1408 98h11v13h-11z"
        />
      </g>
    </svg>
  )
}
