// Classes by which Swiper finds the parts of a slider. They carry no style.
export const TRACK = 'slider-track';
export const SLIDE = 'slider-slide';
