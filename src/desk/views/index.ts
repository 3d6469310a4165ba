export { viewPersonalData } from './personal';
export { deleteView, listViews, renameView, saveView } from './saved-views';
export type { ViewsContext } from './saved-views';
export { deleteViewsOf } from './store';
