import { useIsHydrated } from '@vitrina/react';
import { useSyncExternalStore } from 'react';
import { NOTHING_CHOSEN } from '../../theme/listing/queue';
import { closeBeside } from './close-beside';
import { Bar } from './components/bar';
import { Facet } from './components/facet';
import { PartList } from './components/part-list';
import type { FiltersStore } from './store';

interface FiltersProps {
	readonly store: FiltersStore;
	readonly element: HTMLElement;
}

/**
 * The filters of a listing, beside the cards or in a panel over them; see
 * theme/inc/filters/panel.php.
 */
export function Filters( { store, element }: FiltersProps ) {
	const { subscribe, get, actions, printed, listing } = store;
	const { model, openStates } = useSyncExternalStore(
		subscribe,
		get,
		() => printed
	);
	const { steps } = useSyncExternalStore(
		listing.subscribe,
		listing.get,
		() => NOTHING_CHOSEN
	);
	const isHydrated = useIsHydrated();

	return (
		<PartList
			parts={ model }
			render={ ( section ) => {
				switch ( section.kind ) {
					case 'bar':
						return (
							<Bar
								parts={ section.parts }
								onClear={ actions.clear }
								onClose={ () => closeBeside( element ) }
							/>
						);
					case 'body':
						return (
							<div className="filters__body">
								<PartList
									parts={ section.parts }
									render={ ( facet ) => (
										<Facet
											facet={ facet }
											isOpen={
												openStates[ facet.name ] ??
												facet.isOpen
											}
											steps={ steps }
											actions={ actions }
											isHydrated={ isHydrated }
										/>
									) }
								/>
							</div>
						);
					default:
						return (
							<p className="filters__foot">
								<PartList
									parts={ section.parts }
									render={ ( { text } ) => (
										<button
											className="button"
											type="button"
											data-panel-close=""
										>
											{ text }
										</button>
									) }
								/>
							</p>
						);
				}
			} }
		/>
	);
}
