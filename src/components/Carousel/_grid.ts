// A chunk of its own: only one carousel of the site has more than one row.
export {Grid} from 'swiper/modules';
