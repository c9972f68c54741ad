import { openFolderStore } from './folder-store.ts';
import { type Bucket, openS3Store } from './s3-store.ts';
import type { FileStore } from './store.ts';

/** A folder, or a bucket. */
export type FilesSetting = { folder: string } | { bucket: Bucket };

export const openStore = (setting: FilesSetting): FileStore =>
  'folder' in setting ? openFolderStore(setting.folder) : openS3Store(setting.bucket);

/** `s3://KEY:SECRET@host/bucket/prefix?region=eu-west-1`; `tls=off` is for a service on the same machine. */
export function readBucket(address: string): Bucket | undefined {
  if (!URL.canParse(address)) return undefined;
  const { protocol, username, password, host, pathname, searchParams } = new URL(address);
  const path = pathname.replace(/\/+$/, '');
  if (protocol !== 's3:' || !username || !password || !host || path === '') return undefined;
  return {
    address: `${searchParams.get('tls') === 'off' ? 'http' : 'https'}://${host}${path}`,
    region: searchParams.get('region') ?? 'us-east-1',
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
  };
}
