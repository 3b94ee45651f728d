// The payment page's script: it posts the outcome, and when to close, to the page that opened the checkout.
const { opener: openedBy, outcome } = document.body.dataset;

function tell(message) {
  if (openedBy) parent.postMessage(message, openedBy);
}

if (outcome) tell({ name: 'outcome', outcome: JSON.parse(outcome) });
for (const button of document.querySelectorAll('[data-close]')) {
  button.addEventListener('click', () => {
    tell({ name: 'close', cancelled: button.dataset.close === 'cancelled' });
  });
}
