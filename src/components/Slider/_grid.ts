// Apart from the rest of Swiper: one slider of the site has more than one row.
export {Grid} from 'swiper/modules';
