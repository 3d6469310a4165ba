/** Which key does the same; for eyes alone, since a button already has its name. */
export function KeyHint({ children }: { readonly children: string }) {
  return (
    <kbd aria-hidden="true" className="desk-key">
      {children}
    </kbd>
  );
}
