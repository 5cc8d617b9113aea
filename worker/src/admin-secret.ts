/** Of the administrator's secret: as many characters as 16 random bytes have in hex. A shorter one could be guessed. */
export const ADMIN_SECRET_LENGTH_MIN = 32
