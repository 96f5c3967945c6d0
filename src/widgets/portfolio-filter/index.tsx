import { defineReactIsland } from '@vitrina/react';
import { PortfolioFilter } from './portfolio-filter';
import { readMarkup } from './read-markup';

defineReactIsland( 'portfolio-filter', {
	parseProps: ( _props, element ) => readMarkup( element ),
	Component: PortfolioFilter,
	hydrates: true,
} );
