/** All the script that the landing page has: opening the demo. The menu is the browser's own popover. */
const shownFor = 5_000;

async function openDemo(form: HTMLFormElement): Promise<void> {
  const response = await fetch('/api/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(Object.fromEntries(new FormData(form))),
  });
  if (!response.ok) throw new Error(String(response.status));
  window.location.assign('/dashboard');
}

function tellFailure(form: HTMLFormElement): void {
  const message = form.querySelector('[data-demo="failed"]');
  if (!message) return;
  message.textContent = form.dataset['failed'] ?? '';
  setTimeout(() => message.replaceChildren(), shownFor);
}

document.addEventListener('submit', (event) => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || form.dataset['demo'] !== 'form') return;
  event.preventDefault();
  if (form.ariaBusy === 'true') return;
  form.ariaBusy = 'true';
  openDemo(form).catch(() => {
    form.ariaBusy = 'false';
    tellFailure(form);
  });
});
