/**
 * Stands in for the provider's own script, which no test may load from the internet. It does what
 * the provider's reference promises for the few calls the shop makes, and talks to `api.stripe.com`.
 */
export const STRIPE_SCRIPT = `
window.Stripe = (key) => {
  const api = 'https://api.stripe.com/v1/payment_intents/';
  const idOf = (secret) => secret.split('_secret_')[0];
  const answer = async (response) => {
    const body = await response.json();
    return body.error ? { error: body.error } : { paymentIntent: body };
  };
  return {
    elements: ({ clientSecret }) => {
      const listeners = {};
      let element = null;
      return {
        clientSecret,
        getElement: () => element,
        create: (type, options) => element = {
          options,
          on: (event, listener) => { listeners[event] = listener; },
          mount: (target) => {
            const input = document.createElement('input');
            input.setAttribute('aria-label', 'Card number');
            input.dataset.order = element.options.paymentMethodOrder.join(' ');
            target.append(input);
            element.input = input;
            setTimeout(() => listeners.ready(), 0);
          },
          destroy: () => { element.input?.remove(); element = null; },
        },
      };
    },
    confirmPayment: async ({ elements, confirmParams }) => {
      if (elements.getElement().input.value === '') {
        const note = document.createElement('p');
        note.textContent = 'Your card number is incomplete.';
        elements.getElement().input.after(note);
        return { error: { type: 'validation_error', message: 'Your card number is incomplete.' } };
      }
      const card = { number: elements.getElement().input.value, exp_month: '11', exp_year: '2033', cvc: '321' };
      const form = new URLSearchParams({ key, client_secret: elements.clientSecret, return_url: confirmParams.return_url,
        'payment_method_data[type]': 'card',
        'payment_method_data[billing_details][email]': confirmParams.payment_method_data.billing_details.email });
      for (const [name, value] of Object.entries(card)) form.set('payment_method_data[card][' + name + ']', value);
      const result = await answer(await fetch(api + idOf(elements.clientSecret) + '/confirm', { method: 'POST', body: form }));
      const bank = result.paymentIntent?.next_action?.redirect_to_url?.url;
      if (!bank) return result;
      location.assign(bank);
      return new Promise(() => {});
    },
    retrievePaymentIntent: async (secret) =>
      answer(await fetch(api + idOf(secret) + '?' + new URLSearchParams({ key, client_secret: secret }))),
  };
};`;
