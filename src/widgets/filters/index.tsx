import { defineReactIsland } from '@vitrina/react';
import { getListing } from '../../theme/listing/shared';
import { Filters } from './filters';
import { readFilters } from './model/read-filters';
import { createFilters } from './store';

defineReactIsland( 'filters', {
	parseProps: ( _props, element ) => ( {
		store: createFilters( getListing(), element, readFilters( element ) ),
	} ),
	Component: Filters,
	hydrates: true,
} );
