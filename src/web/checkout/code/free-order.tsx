import { buttonLook } from '../../ui/button';

/** Instead of the card form, where a code leaves nothing to pay. Works the same without scripts. */
export function FreeOrder({ code }: { readonly code: string }) {
  return (
    <form method="post" action="/order/free" className="space-y-5">
      <p>Your code {code} covers the price. There’s nothing to pay.</p>
      <button type="submit" className={`${buttonLook()} w-full`}>
        Place Order
      </button>
      <p className="text-sm text-soft">
        If we can’t make your report, your code works again. By ordering, you agree to our{' '}
        <a className="underline underline-offset-4" href="/terms" target="_blank" rel="noopener">
          terms
        </a>
        .
      </p>
    </form>
  );
}
