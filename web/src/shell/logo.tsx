/** A card of an index, as in the icon. */
export function Logo() {
  return (
    <svg class="logo" viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
      <path
        class="logo-folder"
        d="M5 6h8l2 3h12a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2z"
      />
      <rect class="logo-card" x="5.5" y="11.5" width="21" height="13.5" rx="0.8" />
      <rect class="logo-rule" x="5.5" y="14.6" width="21" height="0.9" />
      <rect class="logo-mark" x="7.5" y="17.2" width="10" height="2.2" rx="0.5" />
      <rect class="logo-line" x="7.5" y="21" width="15" height="1" rx="0.5" />
    </svg>
  )
}
