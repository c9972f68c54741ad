import type { User } from '@cuadrilla/contract/account/auth';

interface UserRow {
  id: number;
  firstName: string;
  lastName: string;
  username: string;
  email: string;
}

export const presentUser = ({ id, firstName, lastName, username, email }: UserRow): User => ({
  id,
  first_name: firstName,
  last_name: lastName,
  username,
  email,
});
