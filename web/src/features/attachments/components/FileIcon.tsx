import {
  File,
  FileArchive,
  FileHeadphone,
  FileImage,
  FilePlay,
  FileSpreadsheet,
  FileText,
  type LucideIcon,
  Presentation,
} from 'lucide-react';
import { type FileKind, kindOf } from '../attachments.texts.ts';

const icons: Record<FileKind, LucideIcon> = {
  Imagen: FileImage,
  PDF: FileText,
  Documento: FileText,
  Planilla: FileSpreadsheet,
  Presentación: Presentation,
  Texto: FileText,
  Comprimido: FileArchive,
  Video: FilePlay,
  Audio: FileHeadphone,
  Archivo: File,
};

/** For what cannot be shown small. */
export function FileIcon({ name }: { name: string }) {
  const Icon = icons[kindOf(name)];
  return <Icon size={32} strokeWidth={1.25} />;
}
