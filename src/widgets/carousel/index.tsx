import { defineReactIsland } from '@vitrina/react';
import { parseProps } from './props';
import { Carousel } from './carousel';
import './carousel.scss';

defineReactIsland( 'carousel', {
	parseProps,
	Component: Carousel,
	hydrates: true,
} );
