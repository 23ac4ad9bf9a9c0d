/** Blank house-number plate with a pin. Decorative. */
export function AddressArt() {
  return (
    <svg aria-hidden width="140" height="124" viewBox="0 0 140 124" fill="none" className="mx-auto block">
      <ellipse cx="74" cy="117" rx="52" ry="5" fillOpacity=".3" className="fill-scrim" />
      <rect x="14" y="24" width="98" height="88" rx="17" className="fill-plate" />
      <g className="stroke-on-plate" strokeWidth="2">
        <rect x="20" y="30" width="86" height="76" rx="12" />
      </g>
      <g className="fill-on-plate" fillOpacity=".22">
        <rect x="28" y="38" width="32" height="27" rx="6" />
        <rect x="28" y="71" width="32" height="27" rx="6" />
        <rect x="66" y="38" width="32" height="60" rx="6" />
      </g>
      <path
        d="M106 118c-3 0-26-25-26-46a26 26 0 0 1 52 0c0 21-23 46-26 46z"
        strokeWidth="3"
        className="fill-accent stroke-plate"
      />
      <circle cx="106" cy="71" r="9.5" className="fill-on-accent" />
    </svg>
  );
}
