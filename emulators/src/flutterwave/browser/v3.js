// A fake https://checkout.flutterwave.com/v3.js, with the same function and the same visible behaviour.
(() => {
  const provider = new URL(document.currentScript.src).origin;
  /** Closes the open checkout. */
  let close = () => {};

  window.FlutterwaveCheckout = (options) => {
    close();
    const frame = document.createElement('iframe');
    frame.title = 'Payment';
    frame.src = `${provider}/pay?${paramsOf(options)}`;
    Object.assign(frame.style, {
      position: 'fixed',
      inset: '0',
      zIndex: '2147483647',
      width: '100%',
      height: '100%',
      border: 'none',
    });
    const listen = ({ origin, source, data }) => {
      if (origin !== provider || source !== frame.contentWindow) return;
      if (data.name === 'outcome') tell(options, data.outcome);
      if (data.name === 'close') {
        close();
        options.onclose?.(data.cancelled);
      }
    };
    const { overflow } = document.body.style;
    const focused = document.activeElement;
    close = () => {
      close = () => {};
      removeEventListener('message', listen);
      frame.remove();
      document.body.style.overflow = overflow;
      focused?.focus();
    };
    addEventListener('message', listen);
    document.body.style.overflow = 'hidden';
    document.body.append(frame);
    frame.focus();
    const mine = close;
    // As with Flutterwave's script, onclose is not called if the page itself closes the checkout.
    return { close: () => close === mine && close() };
  };

  function paramsOf({ customer, customizations, ...options }) {
    return new URLSearchParams(
      Object.entries({
        public_key: options.public_key,
        tx_ref: options.tx_ref,
        amount: options.amount,
        currency: options.currency,
        payload_hash: options.payload_hash,
        email: customer?.email,
        name: customer?.name,
        phone_number: customer?.phone_number,
        title: customizations?.title,
        description: customizations?.description,
        opener: location.origin,
      }).filter(([, value]) => value !== undefined && value !== null),
    );
  }

  function tell({ redirect_url, callback }, outcome) {
    if (!redirect_url) return callback?.(outcome);
    const { status, tx_ref, transaction_id } = outcome;
    const url = new URL(redirect_url, location.href);
    for (const [name, value] of Object.entries({ status, tx_ref, transaction_id })) {
      url.searchParams.set(name, value);
    }
    location.assign(url);
  }
})();
