// The payment page's own script: it tells the page that has opened the checkout.
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
