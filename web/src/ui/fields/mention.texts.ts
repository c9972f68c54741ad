export const mentionTexts = {
  list: 'Personas para mencionar',
  found: (count: number) => (count === 1 ? 'Una persona para mencionar' : `${count} personas para mencionar`),
};
