/** The day and the hour of this computer, as Sweden writes them: "2031-05-06", "12:00:00". */
export const localTime = (date = new Date()) =>
  date.toLocaleString('sv').split(' ') as [day: string, hour: string];
