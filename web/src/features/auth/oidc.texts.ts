export const oidcTexts = {
  enter: (name: string) => `Continuar con ${name}`,
  errors: {
    cancelled: 'El ingreso se canceló.',
    late: 'El ingreso tardó demasiado: vuelve a intentarlo.',
    unreachable: 'El proveedor de la organización no responde. Prueba de nuevo en un momento.',
    unverified: 'La organización no confirma tu correo: sin eso no se puede entrar.',
    disabled: 'Tu cuenta está suspendida: habla con quien administra esta instancia.',
    closed: 'Esta instancia no admite cuentas nuevas.',
    failed: 'No se pudo entrar con la cuenta de la organización. Vuelve a intentarlo.',
  } as Partial<Record<string, string>>,
};
