declare module '*.md' {
  const page: {
    lead: string;
    picture?: { src: string; alt: string };
    html: string;
    sections: { heading: string; text: string }[];
  };
  export default page;
}
