/** Icons of lucide's set, each as a single line: its own take up to five elements, and cards stand by the dozen. */
const lines = {
  calendar: 'M8 2v3m8-3v3M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM3 9h18',
  alert: 'M2 12a10 10 0 0 1 20 0a10 10 0 0 1-20 0zm10-4v4m0 4h.01',
  ban: 'M2 12a10 10 0 0 1 20 0a10 10 0 0 1-20 0zM4.929 4.929l14.142 14.142',
  comments:
    'M22 17a2 2 0 0 1-2 2H6.828a2 2 0 0 0-1.414.586l-2.202 2.202A.71.71 0 0 1 2 21.286V5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2z',
  clip: 'M16 6l-8.414 8.586a2 2 0 0 0 2.829 2.829l8.414-8.586a4 4 0 1 0-5.657-5.657l-8.379 8.551a6 6 0 1 0 8.485 8.485l8.379-8.551',
  checks: 'M13 5h8M13 12h8M13 19h8M3 17l2 2l4-4M3 7l2 2l4-4',
};

export const LineGlyph = ({ name }: { name: keyof typeof lines }) => (
  <svg className="lucide" width={14} height={14} viewBox="0 0 24 24" aria-hidden="true">
    <path d={lines[name]} fill="none" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round" />
  </svg>
);
