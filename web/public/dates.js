// The first formatter of dates takes a browser long to make: better now, while the scripts are on their way.
Intl.DateTimeFormat('es').format();
