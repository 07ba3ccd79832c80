/** Stands for the address of any sheet. */
export default '/assets/woven/sheet.svg';
