import { defineReactIsland } from '@vitrina/react';
import { MiniCart } from './mini-cart';
import { readMarkup } from './read-markup';

defineReactIsland( 'mini-cart', {
	parseProps: ( _props, element ) => readMarkup( element ),
	Component: MiniCart,
	hydrates: true,
} );
