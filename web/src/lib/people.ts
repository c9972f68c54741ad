interface Named {
  first_name: string;
  last_name: string;
}

export const fullName = ({ first_name, last_name }: Named): string => `${first_name} ${last_name}`.trim();

/** How people call each other. */
export const firstWord = (name: string): string => name.split(' ')[0] ?? name;
