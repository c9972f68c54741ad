declare module '*.md' {
  const page: {
    html: string;
    sections: { heading: string; text: string }[];
  };
  export default page;
}
